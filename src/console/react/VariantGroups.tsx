import { useId } from 'react';
import type { Chosen } from '#console/form/chosen-variants.ts';
import type { VariantGroup } from '#console/form/variant-group.ts';
import { variantLabels } from '#console/form/variant-label.ts';
import { consoleText } from '#words/console.ts';
import { useForm } from './console-context.tsx';
import { VariantSelect } from './VariantSelect.tsx';

interface VariantGroupsProps {
	groups: readonly VariantGroup[];
	chosen: Chosen;
	onChoose(chosen: Chosen): void;
}

/** The choices of an object: of each group one alternative, or several where several may hold together. */
export function VariantGroups({ groups, chosen, onChoose }: VariantGroupsProps) {
	const choose = (group: number, indexes: readonly number[]) => onChoose(groups.map((_, index) => (index === group ? indexes : (chosen[index] ?? []))));
	return groups.map((group, index) => (
		<GroupChoice
			key={group.variants.map(({ pointer }) => pointer).join(' ')}
			group={group}
			label={groups.length > 1 ? consoleText.variantOf(index + 1, groups.length) : consoleText.variant}
			chosen={chosen[index] ?? []}
			onChoose={(indexes) => choose(index, indexes)}
		/>
	));
}

interface GroupChoiceProps {
	group: VariantGroup;
	/** Label of the group; without it, several groups would sound the same in a screen reader. */
	label: string;
	chosen: readonly number[];
	onChoose(indexes: readonly number[]): void;
}

function GroupChoice({ group, label, chosen, onChoose }: GroupChoiceProps) {
	const { document } = useForm();
	const id = useId();
	const labels = variantLabels(document, group);
	if (group.keyword === 'oneOf') {
		return (
			<label className="console-row" htmlFor={id}>
				{label}{' '}
				<VariantSelect
					id={id}
					group={group}
					current={chosen[0] ?? -1}
					none={consoleText.chooseValue}
					onChoose={(index) => onChoose(index === -1 ? [] : [index])}
				/>
			</label>
		);
	}
	const toggle = (index: number, isOn: boolean) =>
		onChoose(isOn ? [...chosen, index].toSorted((one, other) => one - other) : chosen.filter((other) => other !== index));
	return (
		<fieldset className="console-variants">
			<legend>{consoleText.severalVariants}</legend>
			<div className="console-checks">
				{labels.map((label, index) => (
					<label key={group.variants[index]?.pointer}>
						<input type="checkbox" checked={chosen.includes(index)} onChange={({ target }) => toggle(index, target.checked)} />
						{label}
					</label>
				))}
			</div>
		</fieldset>
	);
}
