import { catalogue } from "../../texts";
import en from "./en.json";
import fr from "./fr.json";

export const { t, named } = catalogue({ en, fr });
