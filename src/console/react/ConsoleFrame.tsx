import { Heading } from '#reference/html/Heading.tsx';
import { consoleFrame } from '#words/console.ts';
import { CONSOLE_FAILED } from '#words/console-frame.ts';

/** Where an operation can be tried. A small frame: everything else is loaded when a reader asks for it. `source` is the address of the data. */
export function ConsoleFrame({ operation, source }: { operation: string; source: string }) {
	return (
		<section className="console js-only" aria-labelledby="ausprobieren" data-operation={operation} data-source={source} data-search-skip="">
			<Heading level={2} id="ausprobieren" name={consoleFrame.title} />
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
				<p hidden>{CONSOLE_FAILED}</p>
			</div>
		</section>
	);
}

/** Where a recipe of the overview page can be played through. */
export function RecipeFrame({ recipe, source }: { recipe: string; source: string }) {
	return (
		<div className="console js-only" data-recipe={recipe} data-source={source} data-search-skip="">
			<div className="console-place">
				<p className="console-open">
					<button type="button" className="button" data-open="">
						{consoleFrame.play}
					</button>
				</p>
				<p hidden>{CONSOLE_FAILED}</p>
			</div>
		</div>
	);
}
