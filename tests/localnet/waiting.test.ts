import { expect, it } from 'vitest'
import { comment } from '../../scripts/localnet/scenario/wallet.ts'
import { faultsOf } from '../contract/support/schemas.ts'
import { shared } from '../contract/support/shared.ts'
import { loadSwagger } from '../contract/support/swagger.ts'
import { ask } from '../contract/support/wire.ts'
import { walletOf } from '../support/signer.ts'
import { openFixed } from './support/history.ts'
import { servedNetwork } from './support/served.ts'

/** Messages that wait for their block. The test sends one and steps, so the network is not shared with other files. */
const world = servedNetwork(() => openFixed('mini'))

type Row = { account: string; emulated: boolean; finality: string; mc_block_seqno: number; in_msg: { hash: string } }
type Trace = { trace_info: { trace_state: string }; transactions: Record<string, Row> }
type Answer = { traces: Trace[] }

/** The index's published schema, or null where the file is missing. */
const schemaOf = shared ? loadSwagger('toncenter-v3-1.2.6-part.json') : null

const alice = walletOf('alice', 'v4r2')
const bob = walletOf('bob', 'v3r2')
async function pending(hash: Buffer): Promise<Trace[]> {
  const { value } = await ask<Answer>(world.served.origin, `/api/v3/pendingTraces?ext_msg_hash=${hash.toString('hex')}`)
  if (schemaOf) expect(faultsOf(schemaOf('pendingTraces'), value)).toEqual([])
  return value.traces
}
const known = async (hash: Buffer) =>
  (await ask<Answer>(world.served.origin, `/api/v3/traces?msg_hash=${hash.toString('hex')}`)).value.traces

it('a pending message is emulated, and a rejected one is not', async () => {
  const { chain } = world.network
  const message = alice.sign(chain as never, [{ to: bob.address, value: 1_000_000_000n, body: comment('soon') }])
  const hash = message.hash()
  expect(await pending(hash)).toEqual([])
  chain.sendExternal(message)

  const [trace, ...others] = await pending(hash)
  expect(others).toEqual([])
  expect(trace?.trace_info.trace_state).toBe('pending')
  const rows = Object.values(trace?.transactions ?? {})
  expect(rows.map(({ account }) => account.toLowerCase())).toEqual(
    [alice, bob].map(({ address }) => address.toRawString()),
  )
  for (const row of rows) expect(row).toMatchObject({ emulated: true, finality: 'pending', mc_block_seqno: 0 })
  expect(rows[0]?.in_msg.hash).toBe(hash.toString('base64'))
  expect(await known(hash)).toEqual([])

  // The same request with another number is not the account's next.
  const later = alice.sign(chain as never, [{ to: bob.address, value: 2_000_000_000n }])
  chain.sendExternal(later)
  expect(await pending(later.hash())).toEqual([])

  await world.network.step()
  expect(await known(hash)).toHaveLength(1)
  const [landed] = await pending(hash)
  expect(Object.values(landed?.transactions ?? {}).filter(row => row.in_msg.hash === rows[0]?.in_msg.hash)).toEqual(
    landed ? [expect.objectContaining({ emulated: false })] : [],
  )
})
