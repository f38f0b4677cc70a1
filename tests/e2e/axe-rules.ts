/** Groups of rules that axe-core judges pages by: the levels A and AA of the WCAG up to 2.2. */
export const AXE_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
