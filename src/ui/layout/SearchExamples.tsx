import './search-examples.css';
import { Fragment, type ReactNode } from 'react';
import { mark } from '#chrome/contract.ts';
import { search } from '#words/search.ts';

interface SearchExamplesProps {
	examples: readonly string[];
	/** What a reader presses to search for an example; a button that opens the search with it if left out. */
	control?: (example: string) => ReactNode;
}

/** Words to search for, for readers who wonder what to ask; nothing without any. */
export function SearchExamples({ examples, control = exampleButton }: SearchExamplesProps) {
	if (examples.length === 0) return null;
	return (
		<p className="search-examples js-only screen-only">
			{search.examples}
			{examples.map((example) => (
				<Fragment key={example}> {control(example)}</Fragment>
			))}
		</p>
	);
}

const exampleButton = (example: string) => (
	<button type="button" {...mark('search-open', example)}>
		{example}
	</button>
);
