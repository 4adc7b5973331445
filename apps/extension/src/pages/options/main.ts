import { mount } from 'svelte';
import Page from './options.svelte';
import '../style.ts';

mount(Page, { target: document.body });
