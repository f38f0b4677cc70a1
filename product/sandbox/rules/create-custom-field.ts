import { at, type FieldFinding } from '../problems/finding.ts';
import type { CustomFieldRecord, State } from '../state.ts';
import { assembleCustomField } from './assemble-custom-field.ts';
import { findForeignProperties, mayActivate, settleDefinition } from './custom-field-definition.ts';
import type { CustomFieldInput } from './custom-field-input.ts';

/** The definition that a request describes, with all defaults, and what is wrong with it (RULES.md ). It is not stored yet. */
export function newCustomField(state: State, input: CustomFieldInput, now: string): { field: CustomFieldRecord; findings: FieldFinding[] } {
	const { options, ...sent } = input;
	const field = assembleCustomField({
		onlyInspectionDevices: false,
		required: false,
		default: null,
		helpText: null,
		position: nextPosition(state, input),
		...sent,
		...(options && { options: options.map(({ active = true, ...option }) => ({ ...option, active })) }),
		id: state.nextIds.customField,
		active: true,
		createdAt: now,
		updatedAt: now,
	});
	const findings = [...findForeignProperties(field.type, input), ...settleDefinition(field)];
	if (!mayActivate(state, field)) findings.push(at('/entity', 'KB-406'));
	return { field, findings };
}

function nextPosition({ customFields }: State, { entity }: CustomFieldInput): number {
	return 1 + Math.max(0, ...customFields.filter((other) => other.entity === entity).map(({ position }) => position));
}
