import { expect, test } from 'vitest'
import { readDescription } from '../../../src/ton/phases.ts'
import { descriptionCell } from '../../../src/ton/rebuild/description.ts'
import type { DescriptionParts } from '../../../src/ton/rebuild/parts.ts'

const skipped = (reason: string | null): DescriptionParts => ({
  type: 'ord',
  is_tock: null,
  credit_first: true,
  storage_ph: null,
  credit_ph: null,
  compute_ph: {
    skipped: true,
    reason,
    success: null,
    msg_state_used: null,
    account_activated: null,
    gas_fees: null,
    gas_used: null,
    gas_limit: null,
    gas_credit: null,
    mode: null,
    exit_code: null,
    exit_arg: null,
    vm_steps: null,
    vm_init_state_hash: null,
    vm_final_state_hash: null,
  },
  action: null,
  aborted: true,
  bounce: null,
  destroyed: false,
})

test.each([
  ['no_state', 'no-state'],
  ['bad_state', 'bad-state'],
  ['no_gas', 'no-gas'],
  ['suspended', 'suspended'],
])('descriptionCell writes the reason %s of a skipped compute phase', (reason, read) => {
  expect(readDescription(descriptionCell(skipped(reason)))).toMatchObject({
    kind: 'ordinary',
    compute: { skipped: read },
    aborted: true,
    destroyed: false,
  })
})

test('descriptionCell throws on unknown reasons and kinds and on missing fields', () => {
  expect(() => descriptionCell(skipped('constructor'))).toThrow('field missing')
  expect(() => descriptionCell(skipped(null))).toThrow('field missing')
  expect(() => descriptionCell({ ...skipped('no_gas'), type: 'merge_install' })).toThrow('another kind')
  expect(() => descriptionCell({ ...skipped('no_gas'), aborted: null })).toThrow('field missing')
})
