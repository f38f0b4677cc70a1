import { useRef } from 'react';
import { useCut } from '#ui/islands/use-cut.ts';
import type { ControlAttributes } from './FieldFrame.tsx';

/** Longer words are cut in half the width of a form. */
const SHORT_WORDS = 24;

interface WordedSelectProps {
	attributes: Pick<ControlAttributes, 'id'> & Partial<ControlAttributes>;
	value: string;
	disabled?: boolean;
	options: readonly { value: string; words: string }[];
	onChoose(value: string): void;
}

/** A list of words to choose from. Long ones take the whole width of the form; where even that is too narrow, what is chosen stands below in full. */
export function WordedSelect({ attributes, value, disabled = false, options, onChoose }: WordedSelectProps) {
	const chosen = options.find((option) => option.value === value)?.words ?? '';
	const isLong = options.some(({ words }) => words.length > SHORT_WORDS);
	const list = useRef<HTMLSelectElement>(null);
	const isCut = useCut(list, chosen);
	return (
		<>
			<select ref={list} {...attributes} value={value} disabled={disabled} data-long={isLong || undefined} onChange={({ target }) => onChoose(target.value)}>
				{options.map((option) => (
					<option key={option.value} value={option.value}>
						{option.words}
					</option>
				))}
			</select>
			{isCut && (
				<span className="console-chosen" aria-hidden="true">
					{chosen}
				</span>
			)}
		</>
	);
}
