import { catalogue } from "../../../texts";
import type en from "./en.json";

export const texts = catalogue<keyof typeof en>(import.meta.glob("./*.json", { eager: true, import: "default" }));
export const { t, named, isKey } = texts;
