import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { sharedForm } from '#console/read-shared-request.ts';
import { startSamplesPanel } from '#console/samples-panel.ts';
import { loadSession } from '#console/session/load-session.ts';
import { island } from '#ui/islands/island.tsx';
import { Console, type ConsoleProps } from './Console.tsx';
import type { RecipePlayerProps } from './RecipePlayer.tsx';

const SafeConsole = island(Console);

/**
 * Puts the console, or a recipe, in place of what stands in a frame. The frame names the operation (`data-operation`) or the recipe (`data-recipe`) and the
 * address of the data (`data-source`). Rejects when the data does not come.
 * @param isRunAtOnce whether the reader has asked for a run and not for the form.
 */
export async function openConsole(frame: HTMLElement, isRunAtOnce: boolean): Promise<void> {
	const { source = '', operation: id, recipe: name = '' } = frame.dataset;
	const { data, session, tokens, redirect } = await loadSession(source);
	const place = frame.querySelector<HTMLElement>('.console-place');
	if (place === null || !frame.isConnected) return;
	const operation = data.model.operations.find((candidate) => candidate.id === id);
	startSamplesPanel();
	if (operation) {
		const anchor = frame.getAttribute('aria-labelledby') ?? '';
		const begin = `#${anchor}=`;
		const shared = location.hash.startsWith(begin) ? sharedForm(location.hash.slice(begin.length), operation, data.model) : undefined;
		mount<ConsoleProps>(place, SafeConsole, { data, operation, session, tokens, redirect, isRunAtOnce, anchor, shared });
	} else {
		const { RecipePlayer } = await import('./RecipePlayer.tsx');
		mount<RecipePlayerProps>(place, island(RecipePlayer), { data, steps: data.recipes[name] ?? [], session, tokens });
	}
}

function mount<Props extends object>(place: HTMLElement, Content: ComponentType<Props>, props: Props): void {
	// A translator would take away the texts that React holds on to, and change names and values of requests.
	place.translate = false;
	const root = createRoot(place);
	root.render(<Content {...props} />);
	document.addEventListener('astro:after-swap', () => root.unmount(), { once: true });
}
