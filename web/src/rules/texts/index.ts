import { catalogue } from "../../texts";

export const { t, named, isKey } = catalogue(import.meta.glob("./*.ftl", { eager: true, query: "?raw", import: "default" }));
