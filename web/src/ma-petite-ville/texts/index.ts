import { catalogue } from "../../texts";
import type en from "./en.json";

export const { t, named, isKey } = catalogue<keyof typeof en>(import.meta.glob("./*.json", { eager: true, import: "default" }));
