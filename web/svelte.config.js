// Pages are written with runes only.
export default { compilerOptions: { runes: true } };
