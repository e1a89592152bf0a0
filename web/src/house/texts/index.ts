import { catalogue } from "../../texts";

export const { t } = catalogue(import.meta.glob("./*.ftl", { eager: true, query: "?raw", import: "default" }));
