/** Everything that can fail on a network, and the resulting accounts. */
import { type Address, beginCell, type Cell, contractAddress } from '@ton/core'
import { type Context, TON } from '../context.ts'
import { code } from '../contracts.ts'
import { Rng } from '../keys.ts'
import { comment, snake } from '../wallet.ts'
import { activeAccount } from '../zerostate.ts'
import { friendly, stranger } from './people.ts'

const TENTH = 100_000_000n
const FOUR_YEARS_SECONDS = 4 * 365 * 86_400

/** Message bodies for the probe contract. */
export const probeOrder = {
  fail: (exitCode: number): Cell => beginCell().storeUint(0xbad, 32).storeUint(exitCode, 16).endCell(),
  overspend: (): Cell => beginCell().storeUint(0xca5, 32).endCell(),
  log: (topic: number, text: string): Cell =>
    beginCell().storeUint(0x10c5, 32).storeUint(topic, 32).storeSlice(comment(text).beginParse()).endCell(),
  passOn: (to: Address, body: Cell): Cell =>
    beginCell().storeUint(0xfa55, 32).storeAddress(to).storeRef(body).endCell(),
  loop: (): Cell => beginCell().storeUint(0x1009, 32).endCell(),
}

const probeContract = { code: code('probe'), data: beginCell().storeUint(0, 64).endCell() }
export const PROBE = contractAddress(0, probeContract)

export function mishaps(context: Context): void {
  const { chain, schedule, accounts, fixtures, seed } = context
  const dan = accounts.the('dan')
  const heidi = accounts.the('heidi')
  const ivan = accounts.the('ivan')
  const debtor = placeDebtor(context)
  const nobody = stranger(seed, 'nobody')
  schedule
    .sequence(5)
    .step(() => dan.send(chain, { to: PROBE, value: TON, init: probeContract, bounce: false }))
    .skip(1)
    .step(() => {
      dan.send(chain, { to: PROBE, value: TENTH, body: probeOrder.fail(0xbad) })
      dan.send(chain, { to: PROBE, value: TENTH, body: probeOrder.overspend() })
      heidi.send(chain, { to: PROBE, value: TENTH, body: probeOrder.log(7, 'something happened') })
      heidi.send(chain, { to: PROBE, value: TENTH, body: probeOrder.loop() })
      ivan.send(chain, { to: PROBE, value: TENTH, body: probeOrder.passOn(nobody, comment('to nobody, and back')) })
      ivan.send(chain, { to: PROBE, value: TENTH, body: probeOrder.fail(9), bounce: false })
      // Messages to accounts that do not exist, with and without bounce.
      ivan.send(chain, { to: nobody, value: TENTH, body: comment('Anybody there?') })
      ivan.send(chain, { to: stranger(seed, 'uninit'), value: 2n * TON, bounce: false })
      dan.send(chain, { to: debtor, value: 1_000_000n, bounce: false })
    })
    .step(() => {
      // An amount above the balance: mode 0 does not ignore the failure.
      heidi.send(chain, { to: dan.address, value: 10n ** 15n, mode: 0 })
      dan.send(chain, { to: PROBE, value: 1_000n, body: probeOrder.fail(1) })
    })
  fixtures.addRole('probe', PROBE)
  fixtures.addRole('frozen', debtor)
  fixtures.worthOpening.set('frozen account', friendly(debtor, true))
  fixtures.worthOpening.set('uninitialised account', friendly(stranger(seed, 'uninit')))
  // One of the accounts whose coins were suspended by a vote of the validators.
  fixtures.setLabel(stranger(seed, 'payout-7'), { isSuspended: true })
  fixtures.worthOpening.set('suspended account', friendly(stranger(seed, 'payout-7')))
  fixtures.worthOpening.set('unused address', friendly(stranger(seed, 'never used')))
}

/** Places a contract with much data and years of unpaid storage fees. The first message freezes it. */
function placeDebtor({ place, genesis, seed }: Context): Address {
  const rng = new Rng(`${seed}:debtor`)
  const cargo = snake(Buffer.concat(Array.from({ length: 500 }, () => rng.bytes())))
  const contract = { code: code('probe'), data: beginCell().storeUint(1, 64).storeRef(cargo).endCell() }
  // The address is derived from another initial state. Otherwise the account would become uninitialised instead of frozen.
  const address = contractAddress(0, { ...contract, data: beginCell().storeUint(2, 64).endCell() })
  place(address, () => {
    const shardAccount = activeAccount(address, contract, 1_000n)
    const stats = shardAccount.account?.storageStats
    if (stats) {
      stats.lastPaid = genesis - FOUR_YEARS_SECONDS
      stats.used = { cells: 130n, bits: 130_000n }
    }
    return shardAccount
  })
  return address
}
