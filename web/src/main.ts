/** Starts the app, once its texts are there. */
import { mount } from 'svelte';
import App from './App.svelte';
import { device } from './api/device.svelte';
import { followLink } from './api/server';
import { settings } from './parts/settings.svelte';
import './style.css';

device.begin();
await settings.begin();
const link = await followLink();
mount(App, { target: document.getElementById('app')!, props: { link } });
