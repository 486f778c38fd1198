/** Pictures that every page holds, for whatever its screen comes to show. Names of Tabler Icons. */
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

/** Pictures of single pages, which hold them themselves. */
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
