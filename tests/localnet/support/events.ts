/** Events of the indexer as their readers see them. */
export type Account = { address: string }
export type Action = {
  type: string
  status: string
  simple_preview: { name: string; description: string; accounts: Account[] }
  base_transactions: string[]
  WithdrawStake?: { amount: number; staker: Account; pool: Account }
} & Record<string, unknown>
type Flow = { account: Account; gram: number; fees: number; jettons?: { account: Account; qty: string }[] }
export type Event = {
  event_id: string
  ext_msg_hash?: string
  in_progress: boolean
  progress: number
  lt: number
  actions: Action[]
  value_flow: Flow[]
}
export type AccountEvent = Event & { account: Account; extra: number }
