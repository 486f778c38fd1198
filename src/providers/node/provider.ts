import { createQueue } from '../http/browser.ts'

/** toncenter v2: one call in 1500 ms for visitors without a key. */
export const node = {
  name: 'toncenter',
  baseUrl: import.meta.env.PUBLIC_NODE_API_URL ?? 'https://toncenter.com/api/v2',
  throttle: createQueue('node', Number(import.meta.env.PUBLIC_NODE_API_INTERVAL_MS ?? 1500)),
}
