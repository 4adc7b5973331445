-- The catalogue reads all figures, and nothing reads them in this order.
drop index trends.figure_by_recent;
