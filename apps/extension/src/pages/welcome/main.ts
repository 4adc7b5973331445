import { mount } from 'svelte';
import Page from './welcome.svelte';
import '../style.ts';

mount(Page, { target: document.body });
