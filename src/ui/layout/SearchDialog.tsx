import { search } from '../strings.ts';
import { Icon } from './Icon.tsx';

/** The search dialog as it stands in every page: input and a place for the results. The script that answers loads when it is opened. */
export function SearchDialog({ base, examples }: { base: string; examples: readonly string[] }) {
	return (
		<dialog className="search" id="search" aria-label={search.title} data-index={`${base}search-index.json`}>
			<form method="dialog" className="search-form">
				<Icon name="search" />
				<input type="search" name="q" id="search-input" placeholder={search.placeholder} aria-label={search.title} autoComplete="off" spellCheck={false} maxLength={120} />
				<button type="submit" aria-label={search.close}>
					<kbd>Esc</kbd>
				</button>
			</form>
			<div className="search-results" id="search-results" />
			{examples.length > 0 && (
				<p className="search-examples">
					{search.examples}{' '}
					{examples.map((example) => (
						<button key={example} type="button" data-search-open={example}>
							{example}
						</button>
					))}
				</p>
			)}
		</dialog>
	);
}
