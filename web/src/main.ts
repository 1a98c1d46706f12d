import { mount } from "svelte";
import "./theme/fonts.css";
import "./theme/theme.css";
import "./theme/people.css";
import "./theme/page.css";
import App from "./App.svelte";
import { router } from "./router.svelte";
import { words } from "./words/words.svelte";

void router.page.load(); // on its way while the words are
await words.start();
mount(App, { target: document.body });
