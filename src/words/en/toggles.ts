/** Words of the two toggles in the header, for the page and for the script that follows them. */
export const networkShown = (network: string) => `Network shown: ${network}. Display only.`
export const switchTheme = (other: string) => `Switch to ${other} theme`
