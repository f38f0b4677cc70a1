export const colourMode = {
	toDark: 'Zum dunklen Farbschema wechseln',
	toLight: 'Zum hellen Farbschema wechseln',
};
