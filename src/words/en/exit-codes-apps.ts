/** Exit codes of single applications' contracts: a line each, the code and its meaning; by kind of contract. */

export const subscription = `
460 Too little TON
461 Charged too early
462 Charged too often
463 Not sent by the wallet
464 Not set up yet
465 Set up already
466 Not sent by the owner
467 Not sent by the beneficiary
468 Invalid date of charging
469 Invalid lower payment
470 The subscription is not active
471 The wallet is the address paid to`

export const bidask = `
83 Too little TON for gas`

export const coffeeMev = `
100 Nothing to send on
101 The DeDust order is empty
200 Invalid payload of a jetton order
201 Invalid payload of a TON order
300 Not sent by the admin`

export const coffeeCross = `
100 Nothing valid to send on
101 The DeDust order is empty
102 The order for proxied TON is empty
103 The BidAsk order is empty
200 Not sent by the admin`

export const coffeeStaking = `
80 Invalid amount
81 Unknown jetton wallet
82 Invalid value in a dictionary
99 Not set up yet
100 Set up already
110 The durations differ
111 There would be no reward
200 The reward was not handed out
403 Not sent by who may do this
500 Too early to unlock
501 Too late to extend
502 Nothing is staked
503 Wrong period
504 Unexpected order`

export const coffee = `
250 Unexpected message
252 Wrong sender
253 Not sent by the factory
254 Not sent by the admin
255 Wrong workchain
256 Wrong assets
257 Both assets are the same
258 Wrong signature
259 Invalid balance
260 Invalid jetton master
262 The exchange formula failed
263 Invalid settings of the pool
264 Invalid liquidity
265 Invalid fee
266 Invalid condition
267 Invalid kind of asset
268 Too late: the deadline has passed
269 The price moved too far: less would come out than asked for
270 The pool exists already
271 The reserves do not fit each other
272 Active already
273 Not active`
