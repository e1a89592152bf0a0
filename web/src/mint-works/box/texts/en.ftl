edition-standard = Standard

pitch-mint-works = Send your mints to work, draw up plans and put up buildings worth seven stars.

option-advanced = Advanced locations
option-advanced-0 = none
option-advanced-1 = one at random
option-advanced-2 = two at random
option-advanced-crowdfunder = Crowdfunder
option-advanced-recycler = Recycler
option-advanced-swap-meet = Swap Meet
option-advanced-temp-agency = Temp Agency

opponent-justin = Justin
opponent-rachael = Rachael
opponent-sonic = Sonic
opponent-mort = Mort
