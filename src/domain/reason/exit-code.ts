import * as exitCodeWords from '#words/exit-codes.ts'
import * as appWords from '#words/exit-codes-apps.ts'
import * as stormWords from '#words/exit-codes-storm.ts'

/** Context of an exit code: the rejected operation, and the contract's interfaces found by the indexer. */
export type Circumstances = { opcode?: number | null; interfaces?: string[] }

/** Meanings for contracts with an interface, or that were sent an operation. The first with a meaning for the code applies. */
type Family = { interfaces: RegExp; opcodes?: number[]; meanings: string[] }

const FAMILIES: Family[] = [
  {
    interfaces: /^wallet_v5/,
    opcodes: [0x7369676e, 0x73696e74, 0x6578746e],
    meanings: [exitCodeWords.walletV5],
  },
  { interfaces: /highload.*v3/, meanings: [exitCodeWords.highload] },
  { interfaces: /highload.*v2/, meanings: [exitCodeWords.highloadV2, exitCodeWords.wallet] },
  { interfaces: /^wallet_v4/, meanings: [exitCodeWords.walletV4, exitCodeWords.wallet] },
  { interfaces: /^wallet/, meanings: [exitCodeWords.wallet] },
  {
    interfaces: /^jetton/,
    opcodes: [0x0f8a7ea5, 0x178d4519, 0x595f07bc, 0x7bdd97de, 0x642b7d07, 0x2c76b973],
    meanings: [exitCodeWords.jetton],
  },
  { interfaces: /dns/, opcodes: [0x4eb1f0f9, 0x4ed14b65], meanings: [exitCodeWords.dns] },
  { interfaces: /^nft_sale/, meanings: [exitCodeWords.sale] },
  { interfaces: /^nft_auction/, meanings: [exitCodeWords.auction] },
  {
    interfaces: /^(?:nft|sbt)/,
    opcodes: [0x5fcc3d14, 0x693d3950, 0x2fcb26a2, 0x04ded148, 0xd0c3bfea],
    meanings: [exitCodeWords.nft],
  },
  { interfaces: /^multisig_order/, opcodes: [0xa762230f, 0x9c73fba2], meanings: [exitCodeWords.multisigOrder] },
  { interfaces: /^multisig/, opcodes: [0xf718510f, 0x75097f5d, 0xa32c59bf], meanings: [exitCodeWords.multisig] },
  { interfaces: /^subscription_v2/, meanings: [appWords.subscription] },
  { interfaces: /^bidask/, meanings: [appWords.bidask] },
  { interfaces: /^coffee_mev_protector/, meanings: [appWords.coffeeMev] },
  { interfaces: /^coffee_cross_dex/, meanings: [appWords.coffeeCross] },
  { interfaces: /^coffee_staking/, meanings: [appWords.coffeeStaking] },
  { interfaces: /^coffee/, meanings: [appWords.coffee] },
  { interfaces: /^storm_vamm/, meanings: [stormWords.stormMarket] },
  { interfaces: /^storm_vault/, meanings: [stormWords.stormVault] },
  { interfaces: /^storm_referral/, meanings: [stormWords.stormReferral] },
  { interfaces: /^storm_executor/, meanings: [stormWords.stormExecutor] },
  { interfaces: /^storm_position_manager/, meanings: [stormWords.stormPosition] },
  { interfaces: /^smart_account_factory/, meanings: [stormWords.smartAccountFactory] },
  { interfaces: /^smart_account/, meanings: [stormWords.smartAccount] },
]

/** First meaning of `code` in lists of lines. */
function meaningOf(code: number, ...lists: string[]): string | undefined {
  const lines = lists.flatMap(list => list.trim().split('\n'))
  const start = `${code} `
  return lines.find(line => line.startsWith(start))?.slice(start.length)
}

function meaningsFor({ opcode, interfaces = [] }: Circumstances): string[] {
  const family =
    FAMILIES.find(({ interfaces: pattern }) => interfaces.some(name => pattern.test(name))) ??
    FAMILIES.find(({ opcodes }) => opcodes?.includes(opcode ?? -1))
  return family?.meanings ?? []
}

/** Reason for the compute phase's `exitCode`, in words with the code. The meaning of a code depends on the contract. */
export function explainExit(exitCode: number, circumstances: Circumstances = {}): string {
  const meaning = meaningOf(exitCode, exitCodeWords.machine, ...meaningsFor(circumstances), exitCodeWords.common)
  if (meaning) return exitCodeWords.explained(meaning, exitCode)
  const tact = meaningOf(exitCode, exitCodeWords.tact)
  return tact ? exitCodeWords.refusedTact(exitCode, tact) : exitCodeWords.refused(exitCode)
}

/** Reason for the action phase's `resultCode`, in words with the code. */
export function explainAction(resultCode: number): string {
  const meaning = meaningOf(resultCode, exitCodeWords.actions) ?? exitCodeWords.unknownAction
  return exitCodeWords.byAction(meaning, resultCode)
}
