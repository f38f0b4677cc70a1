import './console-frame.css';
import './console.css';
import '#ui/layout/button.css';
import type { ReactNode } from 'react';
import { anchors } from '#words/addresses.ts';
import { consoleFrame } from '#words/console.ts';
import { CONSOLE_FAILED } from '#words/console-frame.ts';

/** Id of the heading of an operation's console. */
export const CONSOLE_ID = anchors.tryIt;

/** Where an operation can be tried. A small frame: everything else is loaded when a reader asks for it. `source` is the address of the data, `heading` has the id `CONSOLE_ID`. */
export function ConsoleFrame({ operation, source, heading }: { operation: string; source: string; heading: ReactNode }) {
	return (
		<section className="console js-only screen-only" aria-labelledby={CONSOLE_ID} data-operation={operation} data-source={source} data-search-skip="">
			{heading}
			<div className="console-place">
				<p>{consoleFrame.text}</p>
				<p className="console-open">
					<button type="button" className="button" data-open="run">
						{consoleFrame.run}
					</button>
					<button type="button" data-open="">
						{consoleFrame.adjust}
					</button>
				</p>
				<p role="alert" hidden>
					{CONSOLE_FAILED}
				</p>
			</div>
		</section>
	);
}

/** Where a recipe of the overview page can be played through. */
export function RecipeFrame({ recipe, source }: { recipe: string; source: string }) {
	return (
		<div className="console js-only screen-only" data-recipe={recipe} data-source={source} data-search-skip="">
			<div className="console-place">
				<p className="console-open">
					<button type="button" className="button" data-open="">
						{consoleFrame.play}
					</button>
				</p>
				<p role="alert" hidden>
					{CONSOLE_FAILED}
				</p>
			</div>
		</div>
	);
}
