/** Operations of wallets, multisigs, subscriptions, vestings, payment channels and storage; layouts as in `layout.ts`. */
export const wallets = `
2114702dCron: trigger|a.reward,u32.salt
2e04891aCron: reward|
d027efe5Cron: notify|u256.init state hash,u10.init state depth
2e41d3acCron: init|
bbe27821Cron: destroyed|
56f6110eCron: DNS renewal|t.first call time,u32.repeat every,u32.salt,g.reward,a.owner,R.actions,g.top-up amount,g.message amount
7aa23eb5Invoice|k.id,x.url
f718510fMultisig: new order|q,u256.order seqno,B.by signer,u8.index,t48.expires,R.order
75097f5dMultisig: execute|q,u256.order seqno,t48.expires,u8.approvals,h.signers hash,R.order
a32c59bfMultisig: execute internally|q,R.order
9c73fba2Multisig: order|q,u8.threshold,R.signers,t48.expires,R.order,x.signer
a762230fMultisig: approve|q,u8.signer
82609bf6Multisig: approval accepted|q
afaf283eMultisig: approval rejected|q,u32.exit code
43685374Payment channel: state|u128.channel id,x.state
67c7d281Payment channel: top-up|g.add A,g.add B
0e0620c2Payment channel: init|B.is A,H.signature,x.request
5577587ePayment channel: agreed close|R.signature A,R.signature B,x.request
79a126efPayment channel: agreed commit|R.signature A,R.signature B,x.request
1f151acfPayment channel: dispute|B.signed by A,H.signature,x.request
088eaa32Payment channel: challenge|B.challenged by A,H.signature,x.request
66f6f069Payment channel: settlement|B.from A,H.signature,x.request
25432a91Payment channel: end of dispute|
dddc88baPayment channel: closed|u128.channel id
e4748df1Storage: deploy contract|q,R.info,h.merkle hash,g.expected rate,u32.expected max span
53f34cd6Storage: change of public key|q,h.new public key
54cbf19bStorage: change of terms|q,B.accept new,g.rate per MB and day,u32.max span,u64.min file size,u64.max file size
107c49efStorage: offer contract|q
7a361688Storage: accept contract|q
d4caedcdStorage: contract confirmed|u64.current lt,h.torrent hash
79f937eaStorage: close contract|q
b6236d63Storage: contract terminated|u64.current lt,h.torrent hash
46ed2e94Storage: withdrawal|q
a91baf56Storage: reward|q
419d5d4dStorage: proof|q,R.proof
73756273Subscription: payment|
756e6b77Subscription: fallback|
f71783cbSubscription: deploy|q,t.first charge,g.payment,u32.period,u32.grace period,g.caller fee,a.withdraw to,R.withdrawal body,R.metadata
508238ecSubscription: reduce payment|q,g.payment
b15f2c8c2FA: send message|x.content
9d8084d62FA: remove extension|x.content
23d9c15c2FA: delegation|x.content
de82b5012FA: cancel delegation|x.content
53684037Tonkeeper 2FA: signed request|R.certificate,R.seed signature,x.request
878da6e3Tonkeeper relayer: fee|
ccc2c823Nerd: QR verification|u32.item id,H.signature
a7733acdVesting: send message|q,u8.mode,R.message
f7733acdVesting: message sent|q
7258a69bVesting: add to whitelist|q,a.address,z.more
f258a69bVesting: whitelist extended|q
73696e74Wallet request, relayed|x.request
7369676eWallet request, signed|x.request
6578746eWallet request of an extension|x.request
6e6f7465Plugin installed|q
64737472Plugin removal|q
e4737472Plugin removed|q
706c7567Plugin payment request|q,g.amount,S.other currencies
f06c7567Plugin payment|q
ae42e5a4Highload wallet request|q,O.actions
946a98b6Deploy|q
aff90f57Deployed|q
6d0ff13bDeploy by a factory|q,a.cashback
`
