type GivenSettings<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
	[K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** The settings that somebody gave: keys without a value are left out, so that they do not stand in a configuration that is written. */
export const given = <T extends object>(settings: T): GivenSettings<T> =>
	Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined)) as GivenSettings<T>;
