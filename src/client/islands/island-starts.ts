import idle from 'astro/runtime/client/idle.js';
import load from 'astro/runtime/client/load.js';
import media from 'astro/runtime/client/media.js';
import only from 'astro/runtime/client/only.js';
import action from '#ui/islands/client-action.ts';
import visible from '#ui/islands/client-visible.ts';

/** When an island comes to life, by the name after `client:`; the engine's element looks here. */
Object.assign(self, { Astro: { action, idle, load, media, only, visible } });
