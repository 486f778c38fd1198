/** Exit codes of Storm's contracts, of its markets and of the accounts that trade on them: a line each, the code and its meaning. */

export const stormMarket = `
157 Invalid vault
158 Invalid market
401 Not sent by the admin
404 Too little TON for gas
405 Not sent by the position
407 Not sent by the vault
409 Too little margin
411 Wrong size
412 The position owes more than it holds
413 Wrong time of the position
414 Wrong amount
415 The order would move the price too far
416 The prices are too far apart
417 Over the most that may be open
418 The stop price is not reached
419 The order cannot be executed
420 Wrong reserve of the base asset
421 Wrong reserve of the quote asset
422 Wrong id
423 Too few oracles agree
424 The price is too old or of the future
425 The prices differ too much
426 Wrong leverage
427 The price moved too far
428 The trader would owe margin
429 The order has expired
430 Wrong liquidity
431 Invalid amount of the base asset
432 Paused
433 Positions may only be closed
434 The market is open
435 The market is closed
436 Wrong referral item
437 Wrong executor item
438 The start is set already
439 The end is set already
440 Not begun yet
441 Over already
442 Wrong start date
443 Wrong end date
444 Wrong executor
445 Positions cannot be increased directly
446 Positions cannot be closed directly
447 Unknown kind of price
448 Wrong price of one oracle
449 Wrong price of two oracles
450 Wrong pause
451 The market is paused
452 Too little profit
453 The orders together would move the price too far
454 The pause would begin after its end
455 Too close to liquidation
456 The end of the pause is not set
457 Invalid begin of the pause
458 Invalid end of the pause
459 Day trading is switched off
460 Too early to close for the pause
461 Too little leverage
462 Invalid time of the price
463 The margin is sufficient
464 Invalid price of the market
470 Wrong smart account
471 Closed too soon after it was opened
1000 Invalid price message
1001 Invalid price payload
1002 Invalid number of prices
1003 Invalid price of the index
1004 Invalid price of the settlement asset
1005 Invalid number of properties
1006 Invalid property
1007 Invalid signature of the price
1008 Invalid kind of market`

export const stormVault = `
100 Wrong jetton
101 Invalid number of jettons
102 Too little TON for gas
103 Not sent by the position
104 Not sent by a market
106 Not sent by the jetton of its shares
107 Not sent by the admin
108 Wrong referral item
109 Wrong executor item
110 Not an operation for a batch
111 Wrong settings of the buffer
112 Not sent by who may claim
113 The jetton of its shares is not set
114 The factory of smart accounts is not set
115 Keys cannot be set up
116 Paused
117 Invalid keys`

export const smartAccount = `
158 Invalid market
170 Invalid creation time
171 Processed already
172 Invalid smart account
173 Invalid message to send
174 Processed already
180 Wrong signature of the owner
190 Invalid smart account
191 Invalid direction
192 Too little TON for gas
401 Not sent by who may do this
402 Unknown public key
403 Too many public keys
404 Unknown vault
405 Too little is held
406 Too little TON for gas
407 Invalid query id
408 Invalid destination
409 Invalid position
410 The position is in use
411 Invalid operation
412 The request before it is not processed
413 Invalid trader
414 Invalid factory
415 Invalid sender
416 Too many referrers
417 The upgrade is missing
418 The new code is missing
419 Invalid discount
420 Invalid rebate
421 Invalid version
422 The referrer is missing
423 Invalid referrer
424 Invalid shares of referrers
425 Another amount was spent
426 Too many requests at once
427 Too little is really held`

export const smartAccountFactory = `
150 Too little TON for the deployment
401 Not sent by who may do this
406 Too little TON for gas
710 Wrong workchain`

export const stormReferral = `
301 Not sent by the owner
302 Too little TON for the vaults
303 A vault in a wrong workchain
304 The vault is known already
305 Too little TON for a new item
306 Wrong kind of referral
307 This item cannot be transferred
308 More would be paid than there is
309 Not sent by the collection
311 Too small an amount
312 Too little TON for fees
313 The vault was not added
314 Too little TON for the claim
315 Unknown vault
316 Not sent by who may ask for a batch`

export const stormExecutor = `
351 Not sent by the owner
352 Too little TON for the vaults
353 Not sent by who may ask for a batch
354 A vault in a wrong workchain
355 The vault is known already
356 Too little TON for a new item
357 More would be paid than there is
358 Not sent by the collection
359 Too small an amount
360 The vault was not added
361 Too little TON for the claim
362 Unknown vault`

export const stormPosition = `
500 The position is in use
501 Not sent by the market
502 Not sent by the trader
504 Not found
505 The position exists already
507 Not sent by the vault
508 Wrong kind of order
509 The order exists already
510 Wrong settings of the order
511 There is no such position
512 Expired
513 No room for another order
514 There is no such order
515 The market refused the order
516 Too many orders
517 The order was cancelled
518 Too little TON for gas
519 Too little TON for the order
520 Too little TON to cancel the order
521 Not sent by the referral
522 Not set up yet
523 Set up already
524 Set up by a wrong address
525 Too late to migrate
526 A position in the other direction
527 The order at market price was cancelled`
