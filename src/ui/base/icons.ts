/** Icons in the sprite of every page, for any screen. Names of Tabler Icons. */
export const icons = [
  'alert-triangle',
  'arrow-up',
  'check',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'circle-check',
  'circle-dashed',
  'circle-x',
  'copy',
  'device-desktop',
  'diamond',
  'external-link',
  'layout-grid',
  'moon',
  'qrcode',
  'refresh',
  'search',
  'sun',
  'table',
  'tag',
  'user',
  'x',
] as const

/** Icons of single pages, which add them to their sprite. */
type PageIcon =
  | 'arrows-exchange'
  | 'chart-bar'
  | 'coins'
  | 'cube'
  | 'eye'
  | 'home'
  | 'photo'
  | 'shield-check'
  | 'stack-2'
  | 'world'

export type IconName = (typeof icons)[number] | PageIcon
