import { closeNetwork } from './close-network.ts';

// Loaded before anything else, in a process and in each of its threads.
closeNetwork();
