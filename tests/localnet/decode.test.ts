import { Cell } from '@ton/core'
import { describe, expect, it } from 'vitest'
import { ask } from '../contract/support/wire.ts'
import { servedNetwork } from './support/served.ts'

const world = servedNetwork()

describe('the decode route of API v3', () => {
  const decode = async (query: string) =>
    (
      await ask<{ opcodes: string[]; bodies: Record<string, unknown>[] }>(
        world.served.origin,
        `/api/v3/decode?${query}`,
      )
    ).value

  it('decode names operations given in hexadecimal and decimal, including those of this network', async () => {
    const query = ['0x0f8a7ea5', '178d4519', '0x0000fa55', '0xdeadbeef', '-718113061'].map(op => `opcodes=${op}`)
    expect((await decode(query.join('&'))).opcodes).toEqual([
      'jetton_transfer',
      'jetton_internal_transfer',
      'probe_pass_on',
      'unknown',
      'excess',
    ])
  })

  it('decode reads bodies, and says why it cannot read one', async () => {
    const transfer = world.all.find(({ transaction }) => {
      const body = transaction.inMessage?.body
      return body && body.bits.length > 300 && body.beginParse().preloadUint(32) === 0x0f8a7ea5
    })!
    const bodies = [transfer.transaction.inMessage!.body, Cell.EMPTY].map(cell => cell.toBoc().toString('base64'))
    const query = [...bodies, 'xyz'].map(body => `bodies=${encodeURIComponent(body)}`).join('&')
    expect((await decode(query)).bodies).toMatchObject([
      { '@type': 'jetton_transfer', amount: expect.stringMatching(/^\d+$/) },
      { empty_cell: '' },
      { error: 'unknown: failed to deserialize boc' },
    ])
  })

  it('decode takes one opcode per parameter, not a comma-separated list', async () => {
    const { status, value } = await ask(world.served.origin, '/api/v3/decode?opcodes=0x1,0x2')
    expect([status, value]).toEqual([422, { error: 'invalid opcode format at index 0: 1,0x2' }])
  })
})
