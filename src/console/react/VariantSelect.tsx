import type { VariantGroup } from '#console/form/variant-group.ts';
import { variantLabel } from '#console/form/variant-label.ts';
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
			{group.variants.map((variant, index) => (
				<option key={variant.pointer} value={index}>
					{variantLabel(document, variant, index)}
				</option>
			))}
		</select>
	);
}
