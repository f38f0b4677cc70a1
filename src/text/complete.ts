/** The structure of a value: any text, any number, functions by their parameters. */
export type Form<T> = T extends string
	? string
	: T extends number
		? number
		: T extends (...args: infer A) => infer R
			? (...args: A) => Form<R>
			: T extends ReadonlyMap<unknown, unknown> | ReadonlySet<unknown> | Intl.NumberFormat
				? T
				: { [K in keyof T]: Form<T[K]> };

/** A type error unless the `Translation` has the structure of the `Original`. */
export type Complete<Original, Translation extends Form<Original>> = Translation;
