import { type ComponentType, createContext, useContext } from 'react';
import type { FieldProblems } from '#console/form/field-problems.ts';
import type { ApiDocument } from '#openapi/json/json.ts';
import type { SchemaSource } from '#openapi/model/schema-source.ts';

export interface ValueFieldProps {
	/** Key of its messages: `parameter:name`, `body:/pointer`. */
	path: string;
	label: string;
	sources: readonly SchemaSource[];
	required: boolean;
	/** `undefined`: left out. */
	value: unknown;
	onChange(value: unknown): void;
	/** Takes the place of the description in the schema. Markdown. */
	hint?: string | undefined;
	/** An entry of a list: it always has a value, so it is not marked as required. */
	isEntry?: boolean;
	/** Lists on one line, as parameters are written. */
	isInline?: boolean;
}

/** What every field of a form may need. */
interface FormContext {
	document: ApiDocument;
	problems: FieldProblems;
	files: Readonly<Record<string, File>>;
	/** Keeps a file that was chosen in place of a value. Returns the name under which the body has it. */
	keepFile(file: File, replaced: unknown): string;
	/** Asks for a value of any schema; values that hold others get it from here. */
	Value: ComponentType<ValueFieldProps>;
}

const Context = createContext<FormContext | undefined>(undefined);

export const FormProvider = Context.Provider;

/** The form around a field. Throws outside of one. */
export function useForm(): FormContext {
	const form = useContext(Context);
	if (form === undefined) throw new Error('A field stands outside of a form.');
	return form;
}
