import { mount } from 'svelte';
import Page from './popup.svelte';
import '../style.ts';

mount(Page, { target: document.body });
