import type { VariantGroup } from '#console/form/variant-group.ts';
import { variantLabels } from '#console/form/variant-label.ts';
import { useForm } from './console-context.tsx';

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
		<select id={id} value={current} onChange={({ target }) => onChoose(Number(target.value))}>
			<option value={-1}>{none}</option>
			{variantLabels(document, group).map((label, index) => (
				<option key={group.variants[index]?.pointer} value={index}>
					{label}
				</option>
			))}
		</select>
	);
}
