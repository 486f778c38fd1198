import { createQueue } from '../http/browser.ts'
import { NODE_INTERVAL_MS, NODE_URL } from '../public.ts'

export const node = {
  name: 'toncenter' as const,
  baseUrl: import.meta.env.PUBLIC_NODE_API_URL ?? NODE_URL,
  throttle: createQueue('node', Number(import.meta.env.PUBLIC_NODE_API_INTERVAL_MS ?? NODE_INTERVAL_MS)),
}
