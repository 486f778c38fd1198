import { beginCell } from '@ton/core'

/** toncenter's answer with a round of `total` validators, which began 1000 s before `now` (unix seconds). */
export function roundOf(now: number, total: number, until = now + 1000) {
  const head = beginCell()
    .storeUint(0x12, 8)
    .storeUint(now - 1000, 32)
    .storeUint(until, 32)
  const bytes = head.storeUint(total, 16).endCell().toBoc().toString('base64')
  return { match: 'getConfigParam?param=34', status: 200, body: { ok: true, result: { config: { bytes } } } }
}
