/** A picture from game-icons, by its name there: the path of an SVG of 512 × 512. */
declare module "icon:*" {
  const path: string;
  export default path;
}
