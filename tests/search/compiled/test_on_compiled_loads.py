"""The tests of the search that ask a load, once more: on native code, and on WebAssembly.

Not those of endings whose plain search of everything, which is interpreted, takes long: what the solver finds on every
load is compared elsewhere.
"""

# ruff: noqa: F401
from __future__ import annotations

from search.test_endings import (
    test_a_lookout_solves_by_every_deal_whatever_is_true,
    test_a_mind_does_not_solve_what_is_too_much,
    test_a_mind_takes_the_mean_over_what_it_cannot_know,
    test_a_record_is_solved_from_the_middle_of_an_auction,
    test_a_solver_that_gave_up_can_be_asked_again,
    test_all_deals_together_take_no_more_states_than_they_may,
    test_an_ending_in_the_middle_of_an_auction,
    test_best_play_ends_as_promised,
    test_shared_wins_are_solved,
    test_solving_changes_nothing,
    test_the_best_action_comes_first,
    test_too_few_states_tell_nothing,
    test_what_holds_for_one_deal_is_forgotten_for_another,
    test_what_is_over_is_not_solved,
)
from search.test_gamble import (
    test_every_legal_action_is_played_out,
    test_the_last_decision_is_played_out_exactly,
)
from search.test_judge import (
    test_a_bid_that_fulfils_the_objective_is_better_than_one_that_does_not,
    test_a_disc_that_scores_is_better_than_one_that_does_not,
    test_every_legal_action_is_judged,
    test_to_take_from_an_opponent_is_better_than_to_let_it_happen,
)
from search.test_think import (
    test_a_full_tree_is_searched_on_but_grows_no_more,
    test_a_node_considers_its_best_actions_and_more_of_them_with_every_visit,
    test_actions_are_likely_in_all_and_the_likeliest_come_first,
    test_choices_of_hands_that_others_might_have_held_are_not_among_the_actions,
    test_however_little_time_there_is_something_is_found,
    test_legal_actions_are_considered_all_of_them,
    test_only_what_is_in_the_hand_of_a_deal_is_chosen,
    test_over_many_deals_hands_differ,
    test_the_choices_of_a_hand_are_equally_likely,
    test_the_same_seed_thinks_the_same,
    test_thinking_again_goes_on_from_what_was_there,
    test_thinking_ends_when_nothing_can_overtake_what_is_first,
    test_thinking_ends_when_the_time_is_up,
    test_what_was_thought_about_a_position_before_it_came_to_be_is_not_lost,
    test_with_few_visits_only_a_few_actions_are_visited,
)
from search.test_tree import (
    test_a_branch_moves_as_it_is,
    test_a_new_tree_has_a_root_that_nobody_has_visited,
    test_a_strange_key_brings_nothing,
    test_a_tree_is_planted_anew,
    test_of_nodes_with_the_same_key_the_most_visited_one_is_found,
    test_the_whole_tree_moves_by_the_key_of_its_root,
    test_visits_add_up,
)
