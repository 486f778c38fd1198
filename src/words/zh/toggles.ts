/** Words of the two toggles in the header, for the page and for the script that follows them. */
export const networkShown = (network: string) => `显示的网络：${network}。仅供显示。`
/** In the footer, for a name of the network. */
export const testnetShown = (network: string) => `测试网，仅供显示：数据来自 ${network}`
/** Label of the theme button, by the theme that a press switches to. */
export const switchTheme = {
  dark: '切换到深色主题',
  light: '切换到浅色主题',
  system: '切换到系统主题',
}
