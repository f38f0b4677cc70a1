import type { VariantGroup } from '#console/form/variant-group.ts';
import { variantLabels } from '#console/form/variant-label.ts';
import { useForm } from './console-context.tsx';
import { WordedSelect } from './WordedSelect.tsx';

interface VariantSelectProps {
	id: string;
	group: VariantGroup;
	/** Index of the chosen one; -1: none. */
	current: number;
	/** What stands for none. */
	none: string;
	onChoose(index: number): void;
}

/** One of several alternatives, by the names that the page gives them. */
export function VariantSelect({ id, group, current, none, onChoose }: VariantSelectProps) {
	const { document } = useForm();
	return (
		<WordedSelect
			attributes={{ id }}
			value={String(current)}
			options={[none, ...variantLabels(document, group)].map((words, index) => ({ value: String(index - 1), words }))}
			onChoose={(value) => onChoose(Number(value))}
		/>
	);
}
