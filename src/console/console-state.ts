import { type ExchangeOutcome, problemsIn } from './exchange/exchange.ts';
import type { FieldProblems } from './form/field-problems.ts';
import type { ConsoleForm } from './form/form.ts';

/** Everything that changes in a console while a reader works with it. */
export interface ConsoleState {
	form: ConsoleForm;
	/** The form as the program filled it in, from an example or an entry of the log; any difference comes from the reader. */
	put: ConsoleForm | undefined;
	/** Forms with input of the reader that were replaced by others, the last one at the end. */
	replaced: readonly ConsoleForm[];
	/** Counts how often the example was put back: a change resets fields that have a state of their own. */
	restored: number;
	/** Address of a real server as the owner wrote it; empty for the sandbox. */
	serverUrl: string;
	/** Values of its variables. */
	variables: Readonly<Record<string, string>>;
	/** Index of the way of authorisation. */
	alternative: number;
	/** What the reader has typed or fetched as secrets, by place (`placeOfSecrets`) and variable. They live as long as the console. */
	secrets: Readonly<Record<string, Readonly<Record<string, string>>>>;
	/** Whether headers that hold a UUID get a new one for each request. */
	isFresh: boolean;
	isRunning: boolean;
	/** The outcome of the last run; cleared when a run is refused, so that an older answer is not taken for this form's. */
	outcome: ExchangeOutcome | undefined;
	/** Whether the outcome is that of an entry of the log: then it says nothing about the form. */
	isReplay: boolean;
	/** Messages at the fields: what is missing, or what the last response says of them. */
	problems: FieldProblems;
	/** How many required values were missing when a run was refused, and how many times that has happened. */
	refused: { missing: number; times: number };
}

type FormChange = (form: ConsoleForm) => ConsoleForm;

type ConsoleAction =
	| { type: 'edit'; change: FormChange }
	| { type: 'exchangeBody'; change: FormChange }
	| { type: 'restore'; form: ConsoleForm }
	| { type: 'takeBack' }
	| { type: 'chooseServer'; url: string }
	| { type: 'setVariable'; name: string; value: string }
	| { type: 'chooseAlternative'; index: number }
	| { type: 'setSecret'; variable: string; secret: string; place?: string }
	| { type: 'setFresh'; isFresh: boolean }
	| { type: 'refuse'; form?: ConsoleForm; gaps: FieldProblems }
	| { type: 'start'; form?: ConsoleForm }
	| { type: 'finish'; outcome: ExchangeOutcome; isReplay?: boolean }
	| { type: 'forget' };

/** A console before its reader has done anything. */
export function initialState(form: ConsoleForm): ConsoleState {
	return {
		form,
		put: form,
		replaced: [],
		restored: 0,
		serverUrl: '',
		variables: {},
		alternative: 0,
		secrets: {},
		isFresh: true,
		isRunning: false,
		outcome: undefined,
		isReplay: false,
		problems: {},
		refused: { missing: 0, times: 0 },
	};
}

/** Where a secret belongs: what is meant for one server, or one way of authorisation, never goes to another. */
export function placeOfSecrets({ serverUrl, variables, alternative }: Pick<ConsoleState, 'serverUrl' | 'variables' | 'alternative'>): string {
	return JSON.stringify([serverUrl, Object.entries(variables).sort(), alternative]);
}

/** The state after an action. */
export function reduceConsole(state: ConsoleState, action: ConsoleAction): ConsoleState {
	const { refused, secrets } = state;
	switch (action.type) {
		case 'edit':
			return { ...state, form: action.change(state.form) };
		case 'exchangeBody':
			return { ...state, ...putIn(state, action.change(state.form)) };
		case 'restore':
			return { ...begunAnew(state), ...putIn(state, action.form) };
		case 'takeBack': {
			const form = state.replaced.at(-1);
			if (form === undefined) return state;
			// Exchanges the two forms, so that later input is not lost either.
			return { ...begunAnew(state), form, put: undefined, replaced: [...ownForm(state), ...state.replaced.slice(0, -1)] };
		}
		case 'chooseServer':
			return { ...state, serverUrl: action.url, variables: {} };
		case 'setVariable':
			return { ...state, variables: { ...state.variables, [action.name]: action.value } };
		case 'chooseAlternative':
			return { ...state, alternative: action.index };
		case 'setSecret': {
			// A token that was asked for arrives later, when the reader may have chosen another server.
			const at = action.place ?? placeOfSecrets(state);
			return { ...state, secrets: { ...secrets, [at]: { ...secrets[at], [action.variable]: action.secret } } };
		}
		case 'setFresh':
			return { ...state, isFresh: action.isFresh };
		case 'refuse':
			return {
				...state,
				...completed(state, action.form),
				outcome: undefined,
				problems: action.gaps,
				refused: { missing: Object.keys(action.gaps).length, times: refused.times + 1 },
			};
		case 'start':
			return { ...state, ...completed(state, action.form), isRunning: true, refused: { ...refused, missing: 0 } };
		case 'finish':
			return {
				...state,
				isRunning: false,
				outcome: action.outcome,
				isReplay: action.isReplay === true,
				problems: action.outcome.kind === 'exchange' && !action.isReplay ? problemsIn(action.outcome.exchange.response) : {},
			};
		case 'forget':
			return { ...state, outcome: undefined, problems: {} };
	}
}

/** The form, when the reader has changed something in it. */
const ownForm = ({ form, put }: ConsoleState): ConsoleForm[] => (form === put ? [] : [form]);

/** Replaces the form by another one; the replaced form is kept if it has input of the reader. */
function putIn(state: ConsoleState, form: ConsoleForm): Pick<ConsoleState, 'form' | 'put' | 'replaced'> {
	return { form, put: form, replaced: [...state.replaced, ...ownForm(state)] };
}

/** The form with values that the program sets before sending; they do not count as input of the reader. */
function completed({ form, put }: ConsoleState, sent = form): Pick<ConsoleState, 'form' | 'put'> {
	return { form: sent, put: put === form ? sent : put };
}

function begunAnew(state: ConsoleState): ConsoleState {
	return { ...state, restored: state.restored + 1, problems: {}, refused: { ...state.refused, missing: 0 } };
}
