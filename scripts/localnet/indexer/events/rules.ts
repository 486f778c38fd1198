import type { ChainTransaction } from '../../chain/types.ts'
import type { Action, EventContext, Rule } from './action.ts'
import { auctionBid, coinTransfer, deployment, execution } from './contracts.ts'
import { incoming } from './message.ts'
import { depositStake, electionsDeposit, electionsRecover, withdrawStake } from './staking.ts'
import { jettonBurn, jettonMint, jettonTransfer, nftTransfer } from './tokens.ts'
import { jettonSwap, nftPurchase } from './trade.ts'

/** Rules for transactions started by a message; the first matching one creates the action. */
const RULES: readonly (readonly [types: string, rule: Rule])[] = [
  ['JettonSwap', jettonSwap],
  ['JettonTransfer, FlawedJettonTransfer', jettonTransfer],
  ['JettonMint', jettonMint],
  ['JettonBurn', jettonBurn],
  ['NftPurchase', nftPurchase],
  ['NftItemTransfer', nftTransfer],
  ['DepositStake', depositStake],
  ['WithdrawStake, WithdrawStakeRequest', withdrawStake],
  ['ElectionsDepositStake', electionsDeposit],
  ['ElectionsRecoverStake', electionsRecover],
  ['AuctionBid', auctionBid],
  ['TonTransfer', coinTransfer],
  ['SmartContractExec', execution],
]

async function firstAction(context: EventContext, item: ChainTransaction): Promise<Action | null> {
  const message = incoming(item)
  if (!message) return null
  for (const [, rule] of RULES) {
    try {
      const action = await rule(context, item, message)
      if (action) return action
    } catch {
      // a truncated body does not match; try the next rule
    }
  }
  return null
}

/** Actions of a trace in transaction order. A transaction covered by an earlier action gets no other. */
export async function actionsOf(context: EventContext, items: readonly ChainTransaction[]): Promise<Action[]> {
  const actions: Action[] = []
  const covered = new Set<ChainTransaction>()
  for (const item of items) {
    const found = covered.has(item) ? null : await firstAction(context, item)
    if (found) actions.push(found)
    for (const step of found?.items ?? []) covered.add(step)
    const deployed = deployment(context, item)
    if (deployed) actions.push(deployed)
  }
  return actions
}
