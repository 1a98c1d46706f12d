import { mount } from "svelte";
import "./theme/theme.css";
import "./theme/page.css";
import App from "./App.svelte";
import { words } from "./words/words.svelte";

await words.start();
mount(App, { target: document.body });
