import type { ScreenRequest } from './request.ts'

/** The newest masterchain block (node API, getMasterchainInfo). */
export const masterchainRequest: ScreenRequest = { key: 'masterchain', of: () => ['/getMasterchainInfo', {}] }
