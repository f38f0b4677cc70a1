import type { CustomFieldOption } from '#product/domain/custom-field.ts';
import { at, type FieldFinding } from '../problems/finding.ts';
import { storedValue } from '../records/custom-field-values.ts';
import type { CustomFieldRecord, State } from '../state.ts';
import { assembleCustomField } from './assemble-custom-field.ts';
import { findForeignProperties, mayActivate, settleDefinition } from './custom-field-definition.ts';
import type { CustomFieldPatch } from './custom-field-input.ts';

/** The definition after a change, and what is wrong with it (RULES.md ). It is not stored yet; the caller has checked that the type may change. */
export function changedCustomField(state: State, before: CustomFieldRecord, patch: CustomFieldPatch): { field: CustomFieldRecord; findings: FieldFinding[] } {
	const { options, ...simple } = patch;
	const field = assembleCustomField({ ...before, ...simple, ...(options && { options: replaceOptions(state, before, options) }) });
	const findings = [...findForeignProperties(field.type, patch), ...settleDefinition(field)];
	if (field.active && !before.active && !mayActivate(state, field)) findings.push(at('/active', 'KB-406'));
	return { field, findings };
}

/** An option that is missing in the new list is switched off while values use it, otherwise it goes. */
function replaceOptions(state: State, field: CustomFieldRecord, sent: NonNullable<CustomFieldPatch['options']>): CustomFieldOption[] {
	const kept = (field.options ?? []).filter(({ key }) => !sent.some((option) => option.key === key) && isUsed(state, field, key));
	return [...sent.map(({ key, label, active = true }) => ({ key, label, active })), ...kept.map((option) => ({ ...option, active: false }))];
}

function isUsed({ apparatuses, inspections }: State, { key, entity }: CustomFieldRecord, option: string): boolean {
	return (entity === 'apparatus' ? apparatuses : inspections).some((owner) => [storedValue(owner, key)].flat().includes(option));
}
