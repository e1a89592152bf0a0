import { catalogue } from "../../../texts";

export const texts = catalogue(import.meta.glob("./*.ftl", { eager: true, query: "?raw", import: "default" }));
export const { t, named, isKey } = texts;
