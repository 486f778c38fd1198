import type { FieldKind, MethodField } from './field.ts'
import { interpret } from './reading.ts'
import type { StackValue } from './value.ts'

const KINDS: Record<string, FieldKind> = {
  b: 'flag',
  h: 'hash',
  t: 'time',
  g: 'coins',
  a: 'address',
  s: 'slice',
  c: 'cell',
  x: 'text',
  m: 'content',
  l: 'tuple',
}

/**
 * Get-methods with named arguments or results, one per line: arguments, `>`, results. `|` separates contracts that share a name. A prefix
 * letter is the field's kind, if it is not a plain integer. From tonkeeper/tongo (NOTICE), and for elector and nominator pools from their
 * sources. Single obvious results are omitted.
 */
const METHODS = `
active_election_id >t.election_id
compute_returned_stake h.wallet>g.stake
dnsresolve s.domain,h.category>resolved_bits,c.result
estimate_swap_amount s.asset,amount>input_amount,output_amount
estimate_swap_out s.asset_in,amount_in>s.asset_out,amount_out,trade_fee
get_auction_data_v4 >b.activated,b.end,t.end_time,a.marketplace,a.nft,a.owner,g.last_bid,a.last_member,min_step,a.market_fee_address,mp_fee_factor,mp_fee_base,a.royalty_address,royalty_fee_factor,royalty_fee_base,g.max_bid,g.min_bid,t.created_at,t.last_bid_at,b.is_canceled,step_time,last_query_id,a.jetton_wallet,a.jetton_master,b.is_broken_state,h.public_key
get_auction_info >a.max_bid_address,g.max_bid_amount,t.auction_end_time
get_collection_data >next_item_index,m.collection_content,a.owner_address
get_domain >x.domain
get_expected_outputs amount,a.token_wallet
get_fix_price_data_v4 >b.is_complete,t.created_at,a.marketplace_address,a.nft_address,a.nft_owner_address,g.full_price,a.fee_address,fee_percent,a.royalty_address,royalty_percent,t.sold_at,sold_query_id,c.jetton_price_dict
get_full_domain >x.domain
get_highload_data >c.old_queries,c.queries,t.last_clean_time,timeout
get_jetton_data >total_supply,b.mintable,a.admin_address,m.jetton_content,c.jetton_wallet_code
get_last_clean_time >t.timestamp
get_lp_account_address a.owner_address
get_member a.member>g.member_balance,g.member_pending_deposit,g.member_pending_withdraw,g.member_withdraw
get_multisig_data >seqno,threshold,c.signers,c.proposers
get_nft_address_by_index index
get_nft_content index,c.individual_content>m.content
get_nft_data >b.init,index,a.collection_address,a.owner_address,m.individual_content
get_nominator_data h.address>g.amount,g.pending_deposit_amount,b.withdraw_found
get_order_address order_seqno
get_order_data >a.multisig_address,order_seqno,threshold,b.sent_for_execution,c.signers,approvals_mask,approvals_num,t.expiration_date,c.order
get_params >b.enabled,b.updates_enabled,g.min_stake,g.deposit_fee,g.withdraw_fee,pool_fee,g.receipt_price
get_pool_address a.token0,a.token1
get_pool_data >state,nominators_count,g.stake_amount_sent,g.validator_amount,h.validator_address,validator_reward_share,max_nominators_count,g.min_validator_stake,g.min_nominator_stake,c.nominators,c.withdraw_requests,t.stake_at,h.saved_validator_set_hash,validator_set_changes_count,t.validator_set_change_time,stake_held_for,c.config_proposal_votings
get_pool_status >g.balance,g.balance_sent,g.balance_pending_deposits,g.balance_pending_withdraw,g.balance_withdraw
get_public_key >h.public_key
get_reserves >reserve0,reserve1
get_revoked_time >t.time
get_sale_data >a.marketplace,a.nft,a.owner,g.full_price,g.market_fee,a.royalty_address,g.royalty_amount|magic,b.is_complete,t.created_at,a.marketplace,a.nft,a.owner,g.full_price,a.market_fee_address,g.market_fee,a.royalty_address,g.royalty_amount|magic,b.end,t.end_time,a.marketplace,a.nft,a.owner,g.last_bid,a.last_member,min_step,a.market_fee_address,mp_fee_factor,mp_fee_base,a.royalty_address,royalty_fee_factor,royalty_fee_base,g.max_bid,g.min_bid,t.created_at,t.last_bid_at,b.is_canceled
get_staking_status >t.stake_at,t.stake_until,g.stake_sent,b.query_sent,b.could_unlock,b.locked,b.proxy_stake_lock_final
get_subscription_data >l.wallet,l.beneficiary,g.amount,period,t.start_time,timeout,t.last_payment_time,t.last_request_time,failed_attempts,subscription_id
get_telemint_auction_config >a.beneficiar,g.initial_min_bid,g.max_bid,g.min_bid_step,min_extend_time,duration
get_telemint_auction_state >a.bidder,g.bid,t.bid_ts,g.min_bid,t.end_time
get_telemint_token_name >x.username
get_vesting_data >t.vesting_start_time,vesting_time,a.recipient
get_wallet_address a.owner_address
get_wallet_data >balance,a.owner,a.jetton,c.jetton_wallet_code
get_wallet_params >seqno,subwallet,h.public_key
is_active >b.is_active
is_plugin_installed workchain,h.addr_hash>b.success
is_signature_allowed >b.allowed
jetton_wallet_lock_data >full_balance,t.individual_unlock_time
participates_in h.public_key>g.stake
processed? shift,bit_number,need_clean>b.processed
royalty_params >numerator,denominator,a.destination
`

function readFields(written: string): MethodField[] {
  if (written === '') return []
  return written.split(',').map(field => {
    const [first = '', name] = field.split('.')
    return name ? { name, kind: KINDS[first] ?? 'int' } : { name: first, kind: 'int' }
  })
}

type Known = { args: MethodField[]; results: MethodField[][] }

/** Arguments and results of a method; undefined if it is not listed. */
function known(method: string): Known | undefined {
  const start = `${method} `
  const line = METHODS.split('\n').find(line => line.startsWith(start))
  if (line === undefined) return undefined
  const [args = '', results] = line.slice(start.length).split('>')
  return { args: readFields(args), results: results?.split('|').map(readFields) ?? [] }
}

/** Arguments of a method in order; undefined if it is not listed. */
export const argumentsOf = (method: string): MethodField[] | undefined => known(method)?.args

function fits({ kind }: MethodField, value: StackValue): boolean {
  if (value.kind === 'int' || value.kind === 'nan') return /^(?:int|flag|hash|time|coins)$/.test(kind)
  if (value.kind === 'tuple' || value.kind === 'list') return kind === 'tuple'
  if (value.kind === 'cell' || value.kind === 'slice') return /^(?:address|slice|cell|text|content)$/.test(kind)
  return true
}

/** True for `addr_none`. */
function isNoAddress(value: StackValue): boolean {
  const reading = interpret(value)
  return reading.kind === 'address' && reading.raw === null
}

/** Fields with integers in place of nanoTON, unless the `jetton_master` among the results is `addr_none`. */
function inCurrency(fields: MethodField[], stack: StackValue[]): MethodField[] {
  const jetton = stack[fields.findIndex(({ name }) => name === 'jetton_master')]
  if (!jetton || isNoAddress(jetton)) return fields
  return fields.map(({ name, kind }) => ({ name, kind: kind === 'coins' ? 'int' : kind }))
}

/** Fields of a method's results; undefined if the values match no listed contract. */
export function resultsOf(method: string, stack: StackValue[]): MethodField[] | undefined {
  const fields = known(method)?.results.find(
    fields =>
      fields.length === stack.length &&
      fields.every((field, place) => {
        const value = stack[place]
        return value !== undefined && fits(field, value)
      }),
  )
  return fields && inCurrency(fields, stack)
}
